import Avatar from '@mui/joy/Avatar';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

const mechanics = [
  { name: 'Aino', skill: 'Wheels and spokes' },
  { name: 'Bao', skill: 'Electric drives' },
  { name: 'Carla', skill: 'Frames and forks' },
];

export default function SelectOptionContent() {
  return (
    <FormControl sx={{ width: 280, maxWidth: '100%' }}>
      <FormLabel>Mechanic</FormLabel>
      <Select defaultValue="Bao">
        {mechanics.map(({ name, skill }) => (
          <Option key={name} value={name} label={name}>
            <ListItemDecorator>
              <Avatar size="sm">{name[0]}</Avatar>
            </ListItemDecorator>
            <ListItemContent>
              {name}
              <Typography level="body-xs">{skill}</Typography>
            </ListItemContent>
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
