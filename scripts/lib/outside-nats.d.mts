export type OutsideNats = {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
  kill(): Promise<void>;
};

export function installedNats(): string | null;
export function startNats(options: {
  port: number;
  args?: string[];
  detached?: boolean;
}): Promise<OutsideNats>;
