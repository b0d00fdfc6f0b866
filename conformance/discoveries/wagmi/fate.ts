/** ms after which a promise counts as pending forever. All time-outs of Touchstone are far shorter. */
export const pendingLimit = 600_000
