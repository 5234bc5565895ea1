import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

const CREW = ['Anders Berg', 'Clara Dahl', 'Elin Foss', 'Geir Hauge', 'Ines Juhl', 'Kari Lund'];
const MAX = 3;

export default function AvatarGroupTotal() {
  const more = CREW.length - MAX;

  return (
    <AvatarGroup role="group" aria-label="Crew of the search">
      {CREW.slice(0, MAX).map((name) => (
        <Avatar key={name} color="primary" role="img" aria-label={name}>
          {name.replace(/\B\w+ ?/g, '')}
        </Avatar>
      ))}
      {more > 0 && (
        <Avatar role="img" aria-label={`${more} more`}>
          +{more}
        </Avatar>
      )}
    </AvatarGroup>
  );
}
