import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import { styled } from '@mui/joy/styles';

const Unit = styled('span')(({ theme }) => ({
  alignSelf: 'center',
  marginInlineStart: '0.5rem',
  paddingInline: '0.5rem',
  borderRadius: theme.vars.radius.xs,
  fontSize: theme.vars.fontSize.xs,
  color: theme.vars.palette.primary.softColor,
  backgroundColor: theme.vars.palette.primary.softBg,
}));

const Hint = styled('small')(({ theme }) => ({
  marginBlockStart: '0.375rem',
  fontFamily: theme.vars.fontFamily.body,
  color: theme.vars.palette.text.tertiary,
}));

export default function InputSlots() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Tape length</FormLabel>
      <Input defaultValue="762" endDecorator="meters" slots={{ endDecorator: Unit }} />
      <FormHelperText slots={{ root: Hint }}>
        A full reel at 38 centimeters per second.
      </FormHelperText>
    </FormControl>
  );
}
