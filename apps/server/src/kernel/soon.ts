/** What is there already, or on its way: who is known costs no promise (decision 0052). */
export type Soon<T> = T | Promise<T>;

/** Goes on at once with what is there, else when it has come. `then` and `fail` throw nothing. */
export function whenThere<T>(
  value: Soon<T>,
  then: (value: T) => void,
  fail: (err: unknown) => void,
): void {
  if (value instanceof Promise) value.then(then, fail);
  else then(value);
}
