import { expect, test } from 'vitest'
import type { Stimulus } from '../machine/types.ts'
import { listenToProvider } from './listenToProvider.ts'

test('ignores events after the unsubscribe if the provider has no removeListener', () => {
  const listeners = new Map<string, (payload: unknown) => void>()
  const provider = {
    request: async () => null,
    on: (event: string, listener: (payload: unknown) => void) => listeners.set(event, listener),
  }
  const seen: Stimulus[] = []
  const stop = listenToProvider(provider, (stimulus) => seen.push(stimulus))
  listeners.get('chainChanged')?.('0x1')
  stop()
  listeners.get('chainChanged')?.('0x38')
  expect(seen).toEqual([{ type: 'chainChanged', payload: '0x1' }])
})
