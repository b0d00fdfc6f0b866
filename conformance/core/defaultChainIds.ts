/** Chain on which every wallet under test starts: BNB Smart Chain. */
export const homeChainId = 56

/** Chain to which the checks switch: Ethereum. Every wallet under test has it. */
export const otherChainId = 1
