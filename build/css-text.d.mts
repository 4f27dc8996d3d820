/** The style sheet without comments and needless space. */
export declare function minifyCss(code: string): string;
