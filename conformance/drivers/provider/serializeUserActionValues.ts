import { userActions, type Driver } from '../../core/driver.ts'
import { serialize, deserialize, type SerializedValue } from '../../core/serialize.ts'

type ModuleAction = (...args: unknown[]) => unknown
type Perform = (user: object, act: ModuleAction, args: unknown[], name: string) => unknown

/** Wraps the user actions of a module, also inherited ones, so that they take and return serialized values. */
export function serializeUserActionValues(user: object, perform: Perform): Driver['user'] {
  const known = userActions.flatMap((name) => {
    const act: unknown = Reflect.get(user, name)
    return typeof act === 'function' ? [[name, act as ModuleAction] as const] : []
  })
  return Object.fromEntries(
    known.map(([name, act]) => [
      name,
      async (...args: SerializedValue[]) =>
        serialize(await perform(user, act, args.map(deserialize), name)),
    ]),
  )
}
