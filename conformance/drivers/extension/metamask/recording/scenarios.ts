/** Initial state of the site and the wallet in a recording. */
export type InitialState = {
  connected?: true
  /** The chain of the site. Default: 56. */
  chainId?: 1
  /** The only chain that the site may use. Default: all chains. */
  only?: 1
  locked?: true
  /** Whether the user closes the wallet's window. The recording of such a scenario has no button. */
  closes?: true
}

const connected = { connected: true } as const
const closeAfter = { connected: true, closes: true } as const
const elsewhere = { connected: true, chainId: 1 } as const
const limited = { connected: true, chainId: 1, only: 1 } as const

/**
 * Initial states for the recordings of MetaMask 13.13.1 that `record` repeats, by the name of the recording.
 * `notRecorded.ts` lists the others.
 */
export const scenarios: { readonly [name: string]: InitialState } = {
  '02-connect-reject': {},
  '03-eth_accounts-after-reject': {},
  '04-pending-second-request': {},
  '05-connect-approve': {},
  '06-reads-after-connect': connected,
  '10-switch-known-permitted-0x38-silent': elsewhere,
  '14-switch-unknown-chain': connected,
  '15-switch-malformed': connected,
  '30-personal_sign-reject': connected,
  '31-personal_sign-approve': connected,
  '32-typed-v4-reject': connected,
  '33-typed-v4-approve': connected,
  '34-typed-v4-errors': connected,
  '35-personal_sign-errors': connected,
  '36-switch-rejected-three-times': limited,
  '37-another-answer-forgets': connected,
  '38-sign-rejected-three-times': connected,
  '43-watchAsset': connected,
  '44-watchAsset-approve': connected,
  '45-sendTransaction-reject': connected,
  '47-sendTransaction-errors': connected,
  '52-sendTransaction-close-popup': closeAfter,
  '53-personal_sign-close-popup': closeAfter,
  '54-requestPermissions-when-connected': connected,
  '80-switch-0x38-stub': elsewhere,
  '81-sendTransaction-approve': connected,
  '83-requestAccounts-while-locked-permitted': { connected: true, locked: true },
  '85-5792-flags': connected,
  '86-node-errors': connected,
  '87-add-params-missing': connected,
  '93-switch-same-chain': connected,
  '96-switch-unpermitted-known-0x38-reject': limited,
  '97-switch-unpermitted-known-0x38-approve': limited,
  '98-second-switch-while-pending': limited,
}
