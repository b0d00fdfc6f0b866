'use client'

import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import { LoadError } from './LoadError.tsx'

type State = 'loading' | 'here' | 'failed' | 'again'

/** Component that loads when it is first shown, or earlier by `prefetch`. */
export type LazyPart<Props> = ComponentType<Props & { fallback?: ReactNode }> & {
  /** Loads the component before it is shown. Resolves even if that fails: it then loads again when it is shown. */
  prefetch(): Promise<void>
}

/**
 * Creates a component that loads as a separate chunk. Shows `fallback` while it loads. If the load fails or the
 * component throws during rendering, shows a message with a retry button. React's `lazy` cannot retry, because it
 * caches a failure.
 *
 * @example
 * const Send = lazyPart(() => import('./Send.tsx'))
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const fetch = () =>
    (loading ??= load().then(
      (module) => {
        Loaded = module.default
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))

  function Lazy({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    const [state, setState] = useState<State>(Loaded ? 'here' : 'loading')
    const [attempt, setAttempt] = useState(0)
    const retry = useCallback(() => {
      setState('again')
      setAttempt((count) => count + 1)
    }, [])
    useEffect(() => {
      let unmounted = false
      const finish = (next: 'here' | 'failed') => unmounted || setState(next)
      fetch().then(
        () => finish('here'),
        () => finish('failed'),
      )
      return () => {
        unmounted = true
      }
    }, [attempt])
    if (state === 'failed' || state === 'again')
      return <LoadError again={state === 'again'} onRetry={retry} />
    if (Loaded === undefined) return fallback
    return (
      <ErrorBoundary>
        <Loaded {...(props as unknown as Props)} />
      </ErrorBoundary>
    )
  }
  return Object.assign(Lazy, { prefetch: () => fetch().catch(() => undefined) })
}
