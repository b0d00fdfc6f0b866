/** Names of the recordings of MetaMask 13.13.1 that `record` does not repeat, by the reason. */
export const notRecorded: { readonly [reason: string]: readonly string[] } = {
  'it has no request that a page could repeat': [
    '00-initial-state',
    '17-rpc-becomes-reachable-events',
    '41-legacy',
    '60-second-tab-same-origin',
    '63-reload-persistence',
    '70-add-account-in-ui',
    '71-select-account2-in-ui',
    '73-account-switch-in-ui',
    '76-eip6963-rerequest-and-frozen',
    '94-other-origin-chain-isolated',
  ],
  'its network is unreachable, or added by hand': [
    '01-reads-before-connect',
    '11-add-0x38-local-reject',
    '12-add-0x38-local-approve',
    '13-add-0x38-again-same-rpc',
    '16-add-malformed',
    '20-add-unknown-0x53a-approve',
    '21-switch-back-0x38',
    '42-5792',
    '46-sendTransaction-approve',
    '50-switch-0x53a',
    '51-sendTransaction-approve-0x53a',
  ],
  'MetaMask had no feature flags, because nothing imitated their service': ['82-5792-stub'],
  'the user does more in the wallet than answer or close its prompts': [
    '72-requestPermissions-two-accounts',
    '74-lock',
    '75-requestAccounts-while-locked-unpermitted',
    '84-personal_sign-while-locked',
    '95-remove-current-chain-permission-in-ui',
    '99-disconnect-in-wallet-ui',
  ],
  'it needs a second page, a second site, or a request that another recording left open': [
    '55-requestPermissions-when-connected-reject',
    '61-wallet_revokePermissions',
    '62-reconnect-two-tabs',
    '90-second-origin-connect',
  ],
  'it contains calls that its log does not have': ['40-unsupported-and-malformed'],
  'it has the requests of 93-switch-same-chain': [
    '91-switch-same-chain-silent-1',
    '92-switch-same-chain-silent-2',
  ],
}

/** Returns a text that lists the recordings in `notRecorded`. */
export const describeNotRecorded = (all: number): string => {
  const count = Object.values(notRecorded).flat().length
  const lines = Object.entries(notRecorded).map(
    ([reason, names]) => `  ${reason}: ${names.join(', ')}\n`,
  )
  return `\n${count} of ${all} recordings were not made again, and not replayed:\n${lines.join('')}`
}
