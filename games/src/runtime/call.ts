/** A request to the server, plain enough to be posted. */
export type Call = {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

const TIMEOUT_MS = 8_000;

/** What the server said, as it was parsed; null when it could not be asked or did not answer in time. */
export async function makeCall({ url, ...request }: Call): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { ...request, credentials: 'omit', signal });
    return await response.json();
  } catch {
    return null;
  }
}
