import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as entryPoint from './index.ts'

test('exports these names', () => {
  expect(Object.keys(entryPoint).sort()).toEqual([
    'AccountDialog',
    'Address',
    'ChainDialog',
    'ConnectButton',
    'CopyAddress',
    'Dialog',
    'ErrorBoundary',
    'ExplorerLink',
    'NoticeBox',
    'TouchstoneProvider',
    'WalletDialog',
    'languageNames',
    'languageOf',
    'languages',
    'lazyPart',
    'loadTexts',
    'pickLanguage',
    'shortAddress',
    'useAction',
    'useAddChain',
    'useCapabilities',
    'useConnect',
    'useConnection',
    'useDisconnect',
    'usePageNotice',
    'usePairing',
    'useRestoreFocus',
    'useSwitchChain',
    'useTouchstone',
    'useTranslate',
    'useWalletDialog',
    'useWallets',
  ])
})

test('marks every module as client code except those that server components may call', () => {
  const lines = read('index.ts').matchAll(/^export \{(.*)\} from '(.+)'$/gm)
  const unmarked = [...lines].filter(([, , file = '']) => !read(file).startsWith("'use client'\n"))
  const names = unmarked.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
  expect(names.filter((name) => !name.startsWith('type ')).sort()).toEqual([
    'languageNames',
    'languageOf',
    'languages',
    'loadTexts',
    'pickLanguage',
    'shortAddress',
  ])
})

const read = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
