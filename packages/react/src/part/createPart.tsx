'use client'

import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { Boundary } from '../dialog/Boundary.tsx'
import { PartFailed } from './PartFailed.tsx'

type State = 'loading' | 'here' | 'failed' | 'again'

/** A component that is fetched when it is first shown, or before. */
export type Part<Props> = ComponentType<Props & { fallback?: ReactNode }> & {
  /**
   * Fetches it already: on intent, before it is needed. Settles when it is here or cannot be
   * fetched; a failure is told when it is shown.
   */
  prefetch(): Promise<void>
}

/**
 * Makes a part of the page that comes in a chunk of its own. While it is fetched its `fallback` is
 * shown; where it cannot be fetched, or breaks, a sentence and a way to try again: the rest of the
 * page goes on. (React's `lazy` keeps a failure for ever.)
 *
 * @example
 * const Send = createPart(() => import('./Send.tsx'))
 */
export function createPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Part<Props> {
  let Loaded: ComponentType<Props> | undefined
  let under: Promise<void> | undefined
  const fetch = () =>
    (under ??= load().then(
      (module) => {
        Loaded = module.default
      },
      (error: unknown) => {
        under = undefined
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
      let gone = false
      const tell = (next: 'here' | 'failed') => gone || setState(next)
      fetch().then(
        () => tell('here'),
        () => tell('failed'),
      )
      return () => {
        gone = true
      }
    }, [attempt])
    if (state === 'failed' || state === 'again')
      return <PartFailed again={state === 'again'} onRetry={retry} />
    if (Loaded === undefined) return fallback
    return (
      <Boundary>
        <Loaded {...(props as unknown as Props)} />
      </Boundary>
    )
  }
  return Object.assign(Lazy, { prefetch: () => fetch().catch(() => undefined) })
}
