import { Component, type ReactNode } from 'react';
import { CrashPage } from './crash-page.tsx';

interface CrashBoundaryProps {
  readonly children: ReactNode;
}

interface CrashBoundaryState {
  readonly crash?: { readonly error: unknown };
}

/** For what stands around the routes, whose own bugs they show themselves. A class, as React still wants it here. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = {};

  static getDerivedStateFromError(error: unknown): CrashBoundaryState {
    return { crash: { error } };
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return (
      <main style={{ height: '100%' }}>
        <CrashPage error={crash.error} />
      </main>
    );
  }
}
