/** A request to the server, plain enough to be posted. */
export type Call = {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** The words of JSON, which a page reads quicker than a posted object; null without an answer. */
export type CallText = string | null;

const TIMEOUT_MS = 8_000;

/** What the server said; null when it could not be asked, did not answer in time or not in JSON. */
export async function makeCall({ url, ...request }: Call): Promise<CallText> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { ...request, credentials: 'omit', signal });
    const text = await response.text();
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}
