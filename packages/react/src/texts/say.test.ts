import { expect, test } from 'vitest'
import { english, names } from '../testing/names.ts'
import { en } from './en.ts'
import { say } from './say.ts'

test('holes are filled with names, unknown networks with their number', () => {
  const message = {
    key: 'connect.declinedSwitch',
    wallet: 'metamask',
    network: 56,
    here: 4242,
  } as const
  expect(english(message)).toBe(
    'You declined the switch to BNB Smart Chain, so you are not connected. MetaMask is on network 4242.',
  )
})

test('what a wallet says is not searched for holes', () => {
  const said = '{wallet} $& $1'
  expect(english({ key: 'connect.failedSaid', wallet: 'metamask', said })).toContain(`“${said}”`)
})

test('another language is only other sentences', () => {
  const texts = { ...en, 'waiting.confirm': 'In {wallet} bestätigen' }
  expect(say(texts, names, { key: 'waiting.confirm', wallet: 'rabby' })).toBe('In Rabby bestätigen')
})

test('every hole of the catalogue is one that can be filled', () => {
  const holes = Object.values(en).flatMap((sentence) => sentence.match(/\{\w+\}/g) ?? [])
  const known = ['wallet', 'network', 'here', 'said', 'address', 'host', 'count', 'id']
  expect(holes.filter((hole) => !known.includes(hole.slice(1, -1)))).toEqual([])
})
