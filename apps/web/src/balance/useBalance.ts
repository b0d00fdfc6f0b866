import { useConnection } from '@touchstone/react'
import { useCallback, useEffect, useState } from 'react'
import { networks } from '../chain/networks.ts'

/** The balance as far as it is known. It belongs to one account on one network, named by `of`. */
export type Balance =
  | { state: 'none' | 'unknown' | 'reading' | 'failed'; again(): void }
  | { state: 'read'; amount: bigint; chainId: number; again(): void }

type Answer = { of: string; amount: bigint } | { of: string; failed: true }

/**
 * Reads the balance of the selected account, and again when the person comes back to the page or
 * to the network. The code that reads it is fetched once somebody is connected.
 */
export function useBalance(): Balance {
  const { status, accounts, chainId } = useConnection()
  const [account] = accounts
  const [answer, setAnswer] = useState<Answer>()
  const [asked, setAsked] = useState(0)
  const again = useCallback(() => setAsked((count) => count + 1), [])

  const on = status !== 'disconnected' && status !== 'connecting' && status !== 'reconnecting'
  const known = networks.some(({ id }) => id === chainId)
  const of = on && known && account !== undefined ? `${account}@${chainId}` : undefined

  useEffect(() => {
    if (of === undefined || account === undefined || chainId === undefined) return
    let gone = false
    void import('./readBalance.ts')
      .then(({ readBalance }) => readBalance(account, chainId))
      .then((amount) => ({ of, amount }))
      .catch(() => ({ of, failed: true }) as const)
      .then((next) => gone || setAnswer(next))
    return () => {
      gone = true
    }
  }, [of, account, chainId, asked])

  useEffect(() => {
    const back = () => document.visibilityState === 'visible' && again()
    window.addEventListener('online', back)
    document.addEventListener('visibilitychange', back)
    return () => {
      window.removeEventListener('online', back)
      document.removeEventListener('visibilitychange', back)
    }
  }, [again])

  if (!on || chainId === undefined) return { state: 'none', again }
  if (!known) return { state: 'unknown', again }
  // An answer about another account or network is no answer.
  if (answer?.of !== of || answer === undefined) return { state: 'reading', again }
  if ('failed' in answer) return { state: 'failed', again }
  return { state: 'read', amount: answer.amount, chainId, again }
}
