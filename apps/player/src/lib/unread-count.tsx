type Props = {
  readonly count: number;
  /** What a screen reader says in its place. */
  readonly words: string;
  readonly className: string | undefined;
};

/** How much is unread; nothing is drawn where that is nothing. Checklist H-005, MC-018. */
export function UnreadCount({ count, words, className }: Props) {
  return (
    <>
      {count > 0 && (
        <span aria-hidden="true" className={className}>
          {count > 99 ? '99+' : count}
        </span>
      )}
      <span className="visually-hidden">{words}</span>
    </>
  );
}
