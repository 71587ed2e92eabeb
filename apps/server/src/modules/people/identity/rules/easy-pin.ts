const STEPS = [0, 1, 9];

/** One digit again and again, a walk up or down, or the same half twice. */
export function isEasyPin(pin: string): boolean {
  const digits = [...pin].map(Number);
  const walks = STEPS.some((step) =>
    digits.every((digit, at) => at === 0 || digit === ((digits[at - 1] ?? 0) + step) % 10),
  );
  const half = pin.length / 2;
  return walks || pin.slice(0, half) === pin.slice(half) || /^(..)\1+$/.test(pin);
}
