import { expect, test } from 'vitest';
import { createMetrics, watchKernel } from './metrics.ts';

test('metrics: counters and gauges are printed, separately for each server', async () => {
  const [metrics, other] = [createMetrics(), createMetrics()];
  metrics.http({ realm: 'player', route: '/wps/member/info' })(200, 0.003);
  metrics.refusal('edge.forbidden');
  metrics.fault('/wps/member/info');
  metrics.batch({ lane: 3, size: 17, seconds: 0.004 });
  watchKernel(metrics, {
    pool: { totalCount: 4, idleCount: 3, waitingCount: 0 },
    lanes: { count: () => ({ direct: 16, ownSchema: 8 }) },
    jobs: { backlog: async () => ({ waiting: 2, due: 1, dead: 0 }) },
    live: { count: () => 12 },
    bus: { state: () => ({ deaf: 0, missed: 2, waiting: 0 }) },
    clock: { offMs: () => 172_800_000 },
  });
  const text = await metrics.text();
  expect(text).toContain(
    'nokshi_http_seconds_count{realm="player",route="/wps/member/info",status="200"} 1',
  );
  expect(text).toContain('nokshi_refusals_total{code="edge.forbidden"} 1');
  expect(text).toContain('nokshi_faults_total{route="/wps/member/info"} 1');
  expect(text).toContain('nokshi_lane_batch_size_sum{lane="3"} 17');
  expect(text).toContain('nokshi_jobs{kind="due"} 1');
  expect(text).toContain('nokshi_lanes{kind="own_schema"} 8');
  expect(text).toContain('nokshi_sockets 12');
  expect(text).toContain('nokshi_bus{kind="missed"} 2');
  expect(text).toContain('nokshi_clock_off_seconds 172800');
  expect(await other.text()).not.toContain('nokshi_faults_total{');
});
