import { Component, type ReactNode } from 'react';

type Props = {
  readonly instead: ReactNode;
  /** Where we are: somewhere else the content is tried anew. */
  readonly at: string;
  readonly children: ReactNode;
};

/** Keeps a part that could not be loaded or drawn from taking the page with it. */
export class Boundary extends Component<Props, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ at }: Props) {
    if (this.state.failed && at !== this.props.at) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
