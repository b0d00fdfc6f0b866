import { readFileSync, writeFileSync } from 'node:fs'
import solc from 'solc'
import { encodeAbiParameters, keccak256 } from 'viem/utils'
import { testAccounts } from '../testAccounts.ts'

/** Settings of the Solidity compiler. BSC runs code for Cancun. Without hashes, a changed comment changes no code. */
const settings = {
  evmVersion: 'cancun',
  optimizer: { enabled: true, runs: 200 },
  metadata: { appendCBOR: false, bytecodeHash: 'none' },
  outputSelection: { '*': { '*': ['evm.deployedBytecode.object'] } },
}

const files = ['BatchExecutor.sol', 'Bep20.sol', 'Wbnb.sol']

/** Compiles the contracts of this folder to the text of `contractCode.ts`. Throws for errors and warnings. */
export function compileContracts(): string {
  const sources = Object.fromEntries(
    files.map((file) => [file, { content: readFileSync(new URL(file, import.meta.url), 'utf8') }]),
  )
  const output = JSON.parse(
    solc.compile(JSON.stringify({ language: 'Solidity', sources, settings })),
  ) as Output
  const problems = (output.errors ?? []).map(({ formattedMessage }) => formattedMessage)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const contracts = Object.values(output.contracts)
    .flatMap((contracts) => Object.entries(contracts))
    .map(([name, { evm }]) => [name, evm.deployedBytecode.object] as const)
    .filter(([, code]) => code !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [
    '// Made by compileContracts.ts from the .sol files beside it.',
    "import type { Hex } from '../../wallet/types.ts'",
    '',
    '/** Deployed code of each contract, as a chain stores it. */',
    'export const code = {',
    // oxfmt breaks the line after names of five letters or more, and `contractCode.ts` must be formatted.
    ...contracts.map(([name, hex]) => `  ${name}:${name.length < 5 ? ' ' : '\n    '}'0x${hex}',`),
    '} satisfies Record<string, Hex>',
    '',
    '/** Balance slots of the test accounts, in contracts whose first mapping holds the balances. */',
    'export const balanceSlots: readonly Hex[] = [',
    ...testAccounts.map(({ address }) => `  '${slotOf(address)}',`),
    ']',
    '',
  ].join('\n')
}

/**
 * Returns the storage slot of an address in a mapping at slot 0
 * (https://docs.soliditylang.org/en/latest/internals/layout_in_storage.html#mappings-and-dynamic-arrays).
 */
const slotOf = (address: `0x${string}`) =>
  keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [address, 0n]))

type Output = {
  errors?: { formattedMessage: string }[]
  contracts: Record<string, Record<string, { evm: { deployedBytecode: { object: string } } }>>
}

if (import.meta.main) writeFileSync(new URL('contractCode.ts', import.meta.url), compileContracts())
