import { expect, test } from 'vitest'
import * as door from './index.ts'

test('the door opens on these', () => {
  expect(Object.keys(door).sort()).toEqual([
    'Address',
    'Boundary',
    'ConnectButton',
    'Dialog',
    'NoticeBox',
    'Touchstone',
    'WalletDialog',
    'createPart',
    'languageOf',
    'languages',
    'loadTexts',
    'pickLanguage',
    'saidBy',
    'shortAddress',
    'useActs',
    'useConnection',
    'useFocusKept',
    'usePageNotice',
    'usePairing',
    'useSay',
    'useWalletDialog',
    'useWallets',
    'useWorld',
  ])
})
