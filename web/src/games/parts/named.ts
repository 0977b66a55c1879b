// Components whose names come apart from them, a language at a time: as texts, `named-<id>`.

/** The same without names, or with them: what is sent has them all. */
export type Unnamed<T> = T extends object
  ? 'name' extends keyof T
    ? { [Key in keyof T as Key extends 'name' ? never : Key]: Unnamed<T[Key]> } & Partial<Pick<T, 'name'>>
    : { [Key in keyof T]: Unnamed<T[Key]> }
  : T;
