import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option, { optionClasses } from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import { styled } from '@mui/joy/styles';

const ToolOption = styled(Option)(({ theme }) => ({
  borderInlineStart: '4px solid transparent',
  [`&.${optionClasses.highlighted}`]: {
    borderInlineStartColor: theme.vars.palette.primary[500],
  },
  [`&.${optionClasses.selected}`]: { fontWeight: theme.vars.fontWeight.lg },
}));

export default function SelectStyled() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Torque</FormLabel>
      <Select defaultValue="5">
        <ToolOption value="5">5 Nm, stem</ToolOption>
        <ToolOption value="8">8 Nm, saddle clamp</ToolOption>
        <ToolOption value="40">40 Nm, cassette</ToolOption>
      </Select>
    </FormControl>
  );
}
