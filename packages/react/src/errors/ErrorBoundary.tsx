'use client'

import { Component, type ReactNode, use } from 'react'
import { TouchstoneContext } from '../provider/TouchstoneContext.ts'
import en from '../texts/en/first.json' with { type: 'json' }

/**
 * Error boundary: if its children throw during rendering, it shows a message instead of them. React supports error
 * boundaries only as classes.
 *
 * @example
 * <ErrorBoundary>
 *   <Balance />
 * </ErrorBoundary>
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return <ErrorMessage onRetry={() => this.setState({ broken: false })} />
  }
}

/** Message that a part of the page broke. It uses few other modules, because any of them may have thrown. */
function ErrorMessage({ onRetry }: { onRetry(): void }) {
  const texts = { ...en, ...(use(TouchstoneContext)?.texts as Partial<typeof en> | undefined) }
  return (
    <div className="ts-crash">
      <p role="alert">{texts['crash.text']}</p>
      <div className="ts-actions">
        <button type="button" className="ts-button ts-primary" onClick={onRetry}>
          {texts['act.retry']}
        </button>
        <button type="button" className="ts-button" onClick={() => location.reload()}>
          {texts['act.reload']}
        </button>
      </div>
    </div>
  )
}
