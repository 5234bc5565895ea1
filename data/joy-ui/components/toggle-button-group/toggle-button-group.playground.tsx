/** Keeps the value of the playground's group, whose type the API reference doesn't know. */
import * as React from 'react';
import BaseGroup, { type ToggleButtonGroupProps } from '@mui/joy/ToggleButtonGroup';

export function ToggleButtonGroup(props: ToggleButtonGroupProps<string | null>) {
  const [firing, setFiring] = React.useState<string | null>('glaze');

  return <BaseGroup {...props} value={firing} onChange={(_event, next) => setFiring(next)} />;
}
