'use client'

import { Component, type ReactNode } from 'react'
import { Crash } from './Crash.tsx'

/**
 * Error boundary: an error below it does not take the page down. React supports error boundaries only as classes.
 *
 * @example
 * <Boundary>
 *   <Balance />
 * </Boundary>
 */
export class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return <Crash onRetry={() => this.setState({ broken: false })} />
  }
}
