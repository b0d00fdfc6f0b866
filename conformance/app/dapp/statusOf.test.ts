import { expect, test } from 'vitest'
import type { DappEvent } from './DappModule.ts'
import { deriveStatus, type LastPress } from './statusOf.ts'

const stream = (words: string): DappEvent[] =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [event = '', chainId] = word.split(':')
      return {
        event: event as DappEvent['event'],
        ...(chainId === undefined ? {} : { chainId: Number(chainId) }),
      }
    })

const pressed: LastPress = { act: 'connect', from: 0 }
const switched: LastPress = { act: 'switch', target: 1, from: 2 }

test.each<[string, LastPress | undefined, string]>([
  ['', undefined, 'disconnected'],
  ['connecting', pressed, 'connecting'],
  ['connecting', undefined, 'reconnecting'],
  ['connecting error', pressed, 'disconnected'],
  ['connecting ended', undefined, 'disconnected'],
  ['connecting connect:56', pressed, 'connected'],
  ['connecting connect:56', switched, 'switching'],
  ['connecting connect:56 change:1', switched, 'connected'],
  ['connecting connect:56 error', switched, 'connected'],
  ['connecting connect:56 change:97', switched, 'switching'],
  ['connecting connect:56 disconnect', switched, 'disconnected'],
])('derives the status after "%s" (%#)', (words, last, status) => {
  expect(deriveStatus(stream(words), last)).toBe(status)
})
