import { homeChainId, otherChainId } from '../core/defaultChainIds.ts'
import type { SerializedValue } from '../core/serialize.ts'

/** Chains that every wallet under test has, as hex strings. */
export const homeChain = `0x${homeChainId.toString(16)}`
export const otherChain = `0x${otherChainId.toString(16)}`
/** A chain that the checks expect to be unknown to the wallet. */
export const unknownChain = '0xdead'

/** Placeholder for the wallet's account with this index. */
export const account = (index: number): SerializedValue => ({ $: 'account', index })
/** Placeholder for the result of an earlier call, or for a part of it. */
export const answer = (of: string, ...path: string[]): SerializedValue => ({
  $: 'answer',
  of,
  path,
})
/** Placeholder for the first account that `connect` returned. */
export const connectedAccount = answer('connect', '0')
/** Placeholder for one more than the number that an earlier call returned. */
export const next = (of: string): SerializedValue => ({ $: 'answer', of, plus: 1 })
/** Placeholder for the URL of a node of this chain. */
export const rpcUrl = (chainId: number): SerializedValue => ({ $: 'rpc', chainId })

type Overrides = { [key: string]: SerializedValue }

/** The parameter of `wallet_addEthereumChain` for chain 137. */
export const addChain = (parts: Overrides = {}): SerializedValue => ({
  chainId: '0x89',
  chainName: 'Touchstone 137',
  nativeCurrency: { name: 'Test coin', symbol: 'TST', decimals: 18 },
  rpcUrls: [rpcUrl(137)],
  blockExplorerUrls: ['https://explorer.example'],
  ...parts,
})

export const newChain = addChain()

/** The parameter for chain 138, for a check that adds two chains. */
export const addOtherChain = (parts: Overrides = {}): SerializedValue =>
  addChain({ chainId: '0x8a', chainName: 'Touchstone 138', rpcUrls: [rpcUrl(138)], ...parts })

/** A transfer of one wei to the second account. */
export const transfer = (parts: Overrides = {}): SerializedValue => ({
  from: connectedAccount,
  to: account(1),
  value: '0x1',
  gas: '0x5208',
  ...parts,
})

/** Init code that reverts with 0xdeadbeef. */
export const revertingCode = '0x63deadbeef6000526004601cfd'

/** Init code that returns the id of the chain that runs it (`CHAINID`, EIP-1344). */
export const returnChainIdCode = '0x4660005260206000f3'

/** Two calls, of one and of two wei (EIP-5792). */
export const batch = (parts: Overrides = {}): SerializedValue => ({
  version: '2.0.0',
  from: connectedAccount,
  chainId: homeChain,
  atomicRequired: false,
  calls: [
    { to: account(1), value: '0x1' },
    { to: account(1), value: '0x2' },
  ],
  ...parts,
})

/** A token whose address has a valid checksum (EIP-55). The token need not exist (EIP-747). */
export const token = (options: Overrides = {}): Overrides => ({
  type: 'ERC20',
  options: {
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    symbol: 'TST',
    decimals: 18,
    ...options,
  },
})

/** Messages to sign, with the ERC-191 hash (version 0x45) of each. A test computes the hashes again. */
export const message = {
  /** The text "Touchstone". */
  hex: '0x546f75636873746f6e65',
  hash: '0x921532b57d34112791b9c5a4a2ccfd4b7f112bc8bbfd0ce4942b151eef46fd82',
  /** The text "Another text". */
  otherHex: '0x416e6f746865722074657874',
  otherHash: '0x33d98d7f56e5467fd6778af63b818cc2ccc93a097f174a184e3883f6f0850ca0',
  /** Hash of the four bytes 0xdeadbeef. */
  hashOfFourBytes: '0xd1c7f1a06a4f9a535077e50ad23244ce2c6ae443fcd412965226f3df5d28eaaa',
} as const

const types = {
  EIP712Domain: [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
  ],
  Note: [
    { name: 'to', type: 'address' },
    { name: 'contents', type: 'string' },
  ],
}

const note = {
  types,
  domain: { name: 'Touchstone', version: '1', chainId: homeChainId },
  primaryType: 'Note',
  message: { to: '0x1212121212121212121212121212121212121212', contents: 'Hello' },
}

/** Typed data to sign (EIP-712): valid as `object` and `text`, invalid in the other forms. */
export const typedData = {
  object: note,
  text: JSON.stringify(note),
  otherChain: JSON.stringify({ ...note, domain: { ...note.domain, chainId: 1 } }),
  /** The chain id as a string, as ethers writes numbers. */
  otherChainInText: JSON.stringify({ ...note, domain: { ...note.domain, chainId: '1' } }),
  untyped: JSON.stringify({ types, domain: note.domain, message: note.message }),
}

/** EIP-712 hash of `typedData.object`. A test computes it again. */
export const typedDataHash = '0xe09a1611575726793b77aba8c50cb123da97b35a4b99488f6adab5109eaa0d6d'
