import Checkbox from '@mui/joy/Checkbox';

export default function CheckboxBasic() {
  return <Checkbox label="Slice the loaf" defaultChecked />;
}
