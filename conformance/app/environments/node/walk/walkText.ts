/** Serializes a walk as one line: the names of its moves, separated by spaces. */
export const formatWalk = (moves: readonly string[]): string => moves.join(' ')

export const parseWalk = (line: string): string[] => line.split(/\s+/).filter((word) => word !== '')
