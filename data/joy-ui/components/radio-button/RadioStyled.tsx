import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import { styled } from '@mui/joy/styles';

const StopRadio = styled(Radio)(({ theme }) => ({
  '&:not([data-last-child])::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 'calc(var(--Radio-size) / 2 - 1px)',
    top: 'var(--Radio-size)',
    height: 'var(--RadioGroup-gap)',
    borderInlineStart: `2px solid ${theme.vars.palette.neutral[500]}`,
  },
  [`&.${radioClasses.checked}`]: { color: theme.vars.palette.primary.plainColor },
}));

export default function RadioStyled() {
  return (
    <RadioGroup aria-label="Get off at" defaultValue="museum" size="lg">
      <StopRadio value="depot" label="Old Depot" />
      <StopRadio value="museum" label="Museum" />
      <StopRadio value="harbor" label="Harbor" />
    </RadioGroup>
  );
}
