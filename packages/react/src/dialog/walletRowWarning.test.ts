import { expect, test } from 'vitest'
import { translateToEnglish } from '../testing/translateToEnglish.ts'
import { row } from '../testing/walletRows.ts'
import { walletRowWarning } from './WalletButton.tsx'

const doubted = row('metamask#2', 'MetaMask 2', {
  installed: true,
  claim: 'MetaMask',
  announcedName: 'Meta Mask',
  rdns: 'io.metamask',
})

test.each([
  [
    'contested',
    'More than one wallet here says that it is MetaMask. This one calls itself “Meta Mask” (io.metamask).',
  ],
  ['name', 'This wallet chose its own name, which may imitate another.'],
  ['alias', 'This wallet also says that it is MetaMask.'],
] as const)('shows the note of %s', (warning, sentence) => {
  expect(translateToEnglish(walletRowWarning({ ...doubted, warning })!)).toBe(sentence)
})

test('returns no note for a row without a warning', () => {
  expect(walletRowWarning(doubted)).toBeUndefined()
})
