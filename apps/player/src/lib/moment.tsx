import { timeText } from '@nokshi/web/time.ts';

type Props = {
  /** An instant as the wire has it. */
  readonly at: string;
  readonly className?: string | undefined;
};

/** A date with its time, which stays on one line. Checklist M-026. */
export const Moment = ({ at, className }: Props) => (
  <time dateTime={at} className={className}>
    {timeText(at)}
  </time>
);
