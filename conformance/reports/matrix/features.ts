import picomatch from 'picomatch'
import table from '../../spec/features.json' with { type: 'json' }

/** A feature of wallets, and the checks that show it: ids, or globs of ids. */
export type Feature = { id: string; title: string; checks: readonly string[] }

export const features: readonly Feature[] = table

/** Returns a function that tells whether a check belongs to the feature. */
export const matchesFeature = ({ checks }: Feature): ((id: string) => boolean) =>
  picomatch([...checks], { nobrace: true })
