/** Chain on which a wallet is at the start of a check: BNB Smart Chain. */
export const homeChainId = 56

/** Chain to which checks switch a wallet that already has it: Ethereum. */
export const otherChainId = 1
