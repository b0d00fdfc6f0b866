import { expect, test } from 'vitest'
import * as door from './index.ts'

test('exports of the entry point', () => {
  expect(Object.keys(door).toSorted()).toMatchInlineSnapshot(`
    [
      "ProviderRpcError",
      "approve",
      "createFetchRpc",
      "createViemSigner",
      "createWallet",
      "decode",
      "decodeError",
      "defaultAccounts",
      "defaultChainId",
      "defaultChains",
      "definePersona",
      "encode",
      "fail",
      "generic",
      "hang",
      "icon",
      "parseRule",
      "pass",
      "personas",
      "plainError",
      "prompt",
      "provide",
      "quirkNames",
      "quirks",
      "reject",
      "reply",
      "urlsOf",
    ]
  `)
})
