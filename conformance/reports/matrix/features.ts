import picomatch from 'picomatch'
import table from '../../spec/features.json' with { type: 'json' }

/** A feature of wallets, and the checks that show whether a wallet has it: ids, or globs of ids. */
export type Feature = { id: string; title: string; checks: readonly string[] }

export const features: readonly Feature[] = table

/** Returns a function that tells whether the check with an id belongs to the feature. */
export const matchesFeature = ({ checks }: Feature): ((id: string) => boolean) =>
  picomatch([...checks], { nobrace: true })
