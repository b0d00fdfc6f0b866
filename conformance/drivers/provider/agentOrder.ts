import type { Driver } from '../../core/driver.ts'

type Method =
  | 'boot'
  | 'request'
  | 'listen'
  | 'unlisten'
  | 'discover'
  | 'decoy'
  | 'inspect'
  | 'close'

/** Call of a method of an agent that runs in a page or in another process. */
export type AgentOrder<Op extends Method = Method> = {
  [Name in Op]: { op: Name; args: Readonly<Parameters<Driver[Name]>> }
}[Op]

export const executeOrder = (agent: Driver, { op, args }: AgentOrder): ReturnType<Driver[Method]> =>
  (agent[op] as (...args: unknown[]) => ReturnType<Driver[Method]>)(...args)
