import { expect, test } from 'vitest';
import { createHistogram } from './histogram.ts';

test('a histogram prints cumulative buckets, sum and count of every series', () => {
  const histogram = createHistogram({ name: 'took', help: 'Time', buckets: [1, 5] });
  const observe = histogram.series({ route: '/a', status: '200' });
  for (const value of [0.5, 1, 3, 99]) observe(value);
  histogram.series({ route: '/a', status: '200' })(4);
  expect(histogram.text().split('\n')).toEqual([
    '# HELP took Time',
    '# TYPE took histogram',
    'took_bucket{le="1",route="/a",status="200"} 2',
    'took_bucket{le="5",route="/a",status="200"} 4',
    'took_bucket{le="+Inf",route="/a",status="200"} 5',
    'took_sum{route="/a",status="200"} 107.5',
    'took_count{route="/a",status="200"} 5',
    '',
  ]);
});
