import type { RecordOptions } from './RecordOptions.ts'

/** Prints a line for each scenario. */
export const printProgress: Pick<RecordOptions, 'onRecorded' | 'onFailed' | 'onSkipped'> = {
  onRecorded: (name) => void process.stdout.write(`recorded ${name}\n`),
  onFailed: (name, reason) => void process.stdout.write(`not recorded ${name}: ${reason}\n`),
  onSkipped: (name, service) =>
    void process.stdout.write(`not recorded ${name}: it depends on ${service}\n`),
}
