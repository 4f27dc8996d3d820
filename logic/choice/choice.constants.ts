/** The kinds of choice; the first is the default. */
export const CHOICES = ['size', 'version', 'subscription'] as const;
export type ChoiceOf = (typeof CHOICES)[number];

/** How the options are shown. */
export const LOOKS = ['buttons', 'list'] as const;
export type ChoiceLook = (typeof LOOKS)[number];

/** Whether the only available size is chosen automatically. */
export const PRESELECTS = ['only', 'none'] as const;
export type Preselect = (typeof PRESELECTS)[number];
