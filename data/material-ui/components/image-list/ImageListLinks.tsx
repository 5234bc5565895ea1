import ImageList from '@mui/material/ImageList';
import ImageListItem, { imageListItemClasses } from '@mui/material/ImageListItem';
import { prints } from './prints';

export default function ImageListLinks() {
  return (
    <ImageList
      variant="quilted"
      cols={3}
      rowHeight={130}
      sx={{ width: '100%', maxWidth: 440, m: 0 }}
    >
      {prints.slice(5).map(({ title, artist, src }) => (
        <ImageListItem
          key={title}
          sx={{
            '& a': { display: 'block', height: '100%' },
            '& a:focus-visible': { outline: '3px solid', outlineOffset: -3 },
          }}
        >
          <a href="#image-links">
            <img className={imageListItemClasses.img} src={src} alt={`${title} by ${artist}`} />
          </a>
        </ImageListItem>
      ))}
    </ImageList>
  );
}
