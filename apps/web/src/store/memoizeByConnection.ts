import type { Connection } from '@touchstone/connect'

/** Returns a function that creates one value for each connection, and then returns the same value to all callers. */
export function memoizeByConnection<Value>(
  create: (connection: Connection) => Value,
): (connection: Connection) => Value {
  const values = new WeakMap<Connection, Value>()
  return (connection) => {
    const value = values.get(connection) ?? create(connection)
    values.set(connection, value)
    return value
  }
}
