import AspectRatio from '@mui/joy/AspectRatio';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';

const PRINTS = [
  ['Corn poppies', '/images/material-ui/corn-poppy.svg'],
  ['Tide station', '/images/material-ui/tide-station.svg'],
];

export default function AspectRatioList() {
  return (
    <List aria-label="Prints for the exhibition" sx={{ maxWidth: 300 }}>
      {PRINTS.map(([title, src]) => (
        <ListItem key={title}>
          <AspectRatio ratio="1" sx={{ width: 56, '--AspectRatio-radius': '6px' }}>
            <img src={src} alt="" />
          </AspectRatio>
          <ListItemContent>{title}</ListItemContent>
        </ListItem>
      ))}
    </List>
  );
}
