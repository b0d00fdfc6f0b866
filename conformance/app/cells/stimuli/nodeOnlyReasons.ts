/** Value of `nodeOnly` for variants with an action for which the app shows no button in their state. */
export const noControlReason = 'the suite knows no control of an app for this in that state'
/** Value of `nodeOnly` for variants with the step `watchCapabilities`. */
export const noCapabilitiesReason = 'the app asks the wallet for no capabilities'
/** Value of `nodeOnly` for variants that need a third configured chain. */
export const noThirdChainReason = 'the suite uses two chains of an app only'
