// What monsters would do in a space if they were activated now, in words; as the aids tell it.
import { t } from '../../../words/words.svelte';
import type { Model } from '../model';
import { nameOf } from '../names';
import { spaceName } from './figures';
import { THE_DEEP } from './geometry';

export function forecast(space: number, { aids, names }: Model): string[] {
  if (!aids) return [];
  const here = aids.deep_ones.find((each) => each.space === space);
  const drifts = aids.drift.find(([from]) => from === space);
  return [
    ...(here && here.act !== 'stay'
      ? [
          t(`board-ahead-${here.act}`, {
            space: here.to >= 0 ? spaceName(here.to) : '',
            names: here.victims.map((seat) => names[seat] ?? '').join(', '),
          }),
        ]
      : []),
    ...(aids.hydra === space ? [t('board-ahead-hydra', { monarch: nameOf('term', 'mother_hydra') })] : []),
    ...(aids.dagon === space ? [t('board-ahead-dagon', { monarch: nameOf('term', 'father_dagon') })] : []),
    ...(drifts ? [drifts[1] === THE_DEEP ? t('board-ahead-sink') : t('board-ahead-drift', { space: spaceName(drifts[1]) })] : []),
  ];
}
