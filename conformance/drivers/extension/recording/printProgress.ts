import type { RecordOptions } from './RecordOptions.ts'

/** Prints a line for each scenario that was recorded, and for each that could not be. */
export const printProgress: Pick<RecordOptions, 'onRecorded' | 'onSkipped'> = {
  onRecorded: (name) => void process.stdout.write(`recorded ${name}\n`),
  onSkipped: (name, service) =>
    void process.stdout.write(`not recorded ${name}: it depends on ${service}\n`),
}
