import { Component, type ReactNode } from 'react';

type Props = {
  readonly instead: ReactNode;
  /** The current address: at another one the content is rendered again. */
  readonly at: string;
  readonly children: ReactNode;
};
type State = { readonly failed: boolean; readonly at: string };

/** Keeps a part that could not be loaded or drawn from taking the page with it. */
export class Boundary extends Component<Props, State> {
  override readonly state: State = { failed: false, at: this.props.at };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { failed: false, at };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
