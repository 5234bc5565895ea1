import Chip from '@mui/joy/Chip';

export default function ChipBasic() {
  return <Chip>Vegetarian</Chip>;
}
