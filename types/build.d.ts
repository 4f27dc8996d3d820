/** True in the development build, which warns theme authors; replaced at build time. */
declare const __DEV__: boolean;
/** The version of the package; replaced at build time. */
declare const __VERSION__: string;
/** Loads the module of each tag; generated at build time from the folders in `elements/tags`. */
declare module 'virtual:element-loaders' {
  export const keys: readonly string[];
  export const load: (key: string) => Promise<unknown>;
}
