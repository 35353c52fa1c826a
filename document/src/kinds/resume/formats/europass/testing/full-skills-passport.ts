/** A SkillsPassport with every element of schema 3.4 that people fill in, and a cover letter. */
export const FULL_SKILLS_PASSPORT = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://europass.cedefop.europa.eu/Europass EuropassSchema.xsd" locale="pl">
  <DocumentInfo>
    <DocumentType>ECV_ESP</DocumentType>
    <Bundle><Document>ECL</Document></Bundle>
    <CreationDate>2019-04-01T08:00:00.000Z</CreationDate>
    <LastUpdateDate>2019-05-02T09:30:00.000Z</LastUpdateDate>
    <XSDVersion>V3.4</XSDVersion>
    <Generator>EWA</Generator>
    <Comment>Życiorys</Comment>
  </DocumentInfo>
  <PrintingPreferences><Document type="ECV"><Field name="LearnerInfo" show="true" order="Identification Skills"/></Document></PrintingPreferences>
  <LearnerInfo>
    <Identification>
      <PersonName><Title><Code>dr</Code><Label>dr inż.</Label></Title><FirstName>Zofia Anna</FirstName><Surname>Wróbel-Sęk</Surname></PersonName>
      <ContactInfo>
        <Address><Contact>
          <AddressLine>ul. Żabia 7</AddressLine><PostalCode>31-002</PostalCode><Municipality>Kraków</Municipality>
          <Country><Code>PL</Code><Label>Polska</Label></Country>
        </Contact></Address>
        <Email><Contact>zofia@przyklad.pl</Contact></Email>
        <TelephoneList>
          <Telephone><Contact>+48 601 000 111</Contact><Use><Code>mobile</Code><Label>Komórkowy</Label></Use></Telephone>
          <Telephone><Contact>+48 12 000 22 33</Contact><Use><Code>work</Code><Label>Służbowy</Label></Use></Telephone>
        </TelephoneList>
        <WebsiteList>
          <Website><Contact>https://www.linkedin.com/in/zofia-ws</Contact><Use><Code>business</Code></Use></Website>
          <Website><Contact>https://zofia.przyklad.pl</Contact><Use><Code>personal</Code><Label>Osobista</Label></Use></Website>
        </WebsiteList>
        <InstantMessagingList><InstantMessaging><Contact>zofia.ws</Contact><Use><Code>skype</Code></Use></InstantMessaging></InstantMessagingList>
      </ContactInfo>
      <Demographics>
        <Birthdate year="1988" month="--02" day="---29"/>
        <Gender><Code>F</Code><Label>Kobieta</Label></Gender>
        <NationalityList><Nationality><Code>PL</Code><Label>polska</Label></Nationality><Nationality><Code>LT</Code></Nationality></NationalityList>
      </Demographics>
      <Photo><MimeType>image/png</MimeType><Data>iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==</Data>
        <MetadataList><Metadata key="dimension" value="1x1"/></MetadataList></Photo>
    </Identification>
    <Headline><Type><Code>position</Code><Label>STANOWISKO</Label></Type><Description><Code>2142</Code><Label>Inżynier budownictwa</Label></Description></Headline>
    <WorkExperienceList>
      <WorkExperience>
        <Period><From year="2015" month="--09"/><Current>true</Current></Period>
        <Documentation><ReferenceTo idref="ATT_1"/></Documentation>
        <Position><Code>2142</Code><Label>Kierowniczka budowy</Label></Position>
        <Activities>&lt;p&gt;Prowadzę &lt;strong&gt;mosty&lt;/strong&gt; i &lt;a href="https://tunel.przyklad.pl"&gt;tunele&lt;/a&gt;.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;harmonogram&lt;/li&gt;&lt;li&gt;kosztorys &lt;em&gt;i&lt;/em&gt; odbiór&lt;/li&gt;&lt;/ul&gt;</Activities>
        <Employer><Name>Mosty Południe S.A.</Name>
          <ContactInfo>
            <Address><Contact><AddressLine>al. Mostowa 3</AddressLine><PostalCode>30-001</PostalCode><Municipality>Kraków</Municipality><Country><Code>PL</Code><Label>Polska</Label></Country></Contact></Address>
            <Website><Contact>http://mosty.przyklad.pl</Contact><Use><Code>business</Code></Use></Website>
          </ContactInfo>
          <Sector><Code>F</Code><Label>Budownictwo</Label></Sector></Employer>
      </WorkExperience>
      <WorkExperience>
        <Period><From year="2012" month="--03" day="---01"/><To year="2015" month="--08" day="---31"/></Period>
        <Position><Label>Asystentka projektanta</Label></Position>
        <Activities>Rysunki&lt;br/&gt;obliczenia</Activities>
        <Employer><Name>Biuro Łuk</Name></Employer>
      </WorkExperience>
    </WorkExperienceList>
    <EducationList>
      <Education>
        <Period><From year="2007"/><To year="2012"/><Current>false</Current></Period>
        <Title>magister inżynier</Title>
        <Activities>&lt;p&gt;Mechanika budowli&lt;/p&gt;</Activities>
        <Organisation><Name>Politechnika Krakowska</Name><ContactInfo><Address><Contact><AddressLine>ul. Warszawska 24</AddressLine><PostalCode>31-155</PostalCode><Municipality>Kraków</Municipality><Country><Code>PL</Code><Label>Polska</Label></Country></Contact></Address></ContactInfo></Organisation>
        <Level><Code>7</Code><Label>Poziom 7 ERK</Label></Level>
        <Field><Code>58</Code><Label>Architektura i budownictwo</Label></Field>
      </Education>
    </EducationList>
    <Skills>
      <Linguistic>
        <MotherTongueList><MotherTongue><Description><Code>pl</Code><Label>polski</Label></Description></MotherTongue></MotherTongueList>
        <ForeignLanguageList>
          <ForeignLanguage>
            <Description><Code>en</Code><Label>angielski</Label></Description>
            <ProficiencyLevel><Listening>C1</Listening><Reading>C2</Reading><SpokenInteraction>B2</SpokenInteraction><SpokenProduction>B2</SpokenProduction><Writing>C1</Writing></ProficiencyLevel>
            <AcquiredDuring><Experience><Period><From year="2010"/><To year="2011"/></Period><Description>Wymiana w Leeds</Description><Area><Code>studying</Code><Label>Studia za granicą</Label></Area></Experience></AcquiredDuring>
            <VerifiedBy><Certificate><Title>CAE</Title><AwardingBody>Cambridge</AwardingBody><Date year="2011" month="--06"/><Level>C1</Level></Certificate></VerifiedBy>
          </ForeignLanguage>
          <ForeignLanguage><Description><Code>de</Code></Description><ProficiencyLevel><Listening>A2</Listening><Reading>A2</Reading><SpokenInteraction>A2</SpokenInteraction><SpokenProduction>A2</SpokenProduction><Writing>A2</Writing></ProficiencyLevel></ForeignLanguage>
        </ForeignLanguageList>
      </Linguistic>
      <Communication><Description>Negocjuję z wykonawcami.</Description></Communication>
      <Organisational><Description>&lt;p&gt;Zespół &lt;b&gt;40&lt;/b&gt; osób&lt;/p&gt;</Description></Organisational>
      <JobRelated><Description>&lt;ul&gt;&lt;li&gt;kosztorysowanie&lt;/li&gt;&lt;li&gt;BHP&lt;/li&gt;&lt;/ul&gt;</Description></JobRelated>
      <Computer><Description>AutoCAD, Revit</Description>
        <ProficiencyLevel><Information>C</Information><Communication>B</Communication><ContentCreation>B</ContentCreation><Safety>A</Safety><ProblemSolving>B</ProblemSolving></ProficiencyLevel>
        <VerifiedBy><Certificate><Title>ECDL</Title></Certificate></VerifiedBy></Computer>
      <Driving><Description><Licence>B</Licence><Licence>C1E</Licence><Licence>G</Licence></Description></Driving>
      <Other><Description>Śpiewam w chórze.</Description></Other>
    </Skills>
    <AchievementList>
      <Achievement><Title><Code>publications</Code><Label>Publikacje</Label></Title><Description>&lt;ul&gt;&lt;li&gt;Drgania kładek, 2018&lt;/li&gt;&lt;li&gt;&lt;a href="https://doi.przyklad.org/7"&gt;Ciężar własny&lt;/a&gt;&lt;/li&gt;&lt;/ul&gt;</Description></Achievement>
      <Achievement><Title><Code>honors_awards</Code><Label>Nagrody</Label></Title><Description>Młody Inżynier 2016</Description></Achievement>
      <Achievement><Title><Code>projects</Code><Label>Projekty</Label></Title><Description>&lt;p&gt;Kładka na Wiśle&lt;/p&gt;&lt;p&gt;Rozpiętość 120 m&lt;/p&gt;</Description></Achievement>
      <Achievement><Title><Code>memberships</Code><Label>Członkostwo</Label></Title><Description>PIIB</Description></Achievement>
      <Achievement><Title><Code>conferences</Code><Label>Konferencje</Label></Title><Description>Mosty 2017</Description></Achievement>
      <Achievement><Title><Code>references</Code><Label>Referencje</Label></Title><Description>Jan Kos, dyrektor</Description></Achievement>
      <Achievement><Title><Code>courses</Code><Label>Kursy</Label></Title><Description>Kurs BIM</Description></Achievement>
      <Achievement><Title><Code>certifications</Code><Label>Certyfikaty</Label></Title><Description>Uprawnienia bez ograniczeń</Description></Achievement>
      <Achievement><Title><Label>Wspinaczka</Label></Title><Description>Rysy zimą</Description></Achievement>
    </AchievementList>
    <Documentation><ReferenceTo idref="ATT_1"/></Documentation>
  </LearnerInfo>
  <AttachmentList><Attachment id="ATT_1"><Name>dyplom.pdf</Name><MimeType>application/pdf</MimeType><Data>JVBERi0xLjQK</Data><MetadataList><Metadata key="number-of-pages" value="2"/></MetadataList><Description>Odpis dyplomu</Description></Attachment></AttachmentList>
  <CoverLetter>
    <Addressee><PersonName><FirstName>Adam</FirstName><Surname>Nowy</Surname></PersonName><Position><Label>Dyrektor kadr</Label></Position><Organisation><Name>Tunel sp. z o.o.</Name></Organisation></Addressee>
    <Letter>
      <Localisation><Date year="2019" month="--05" day="---02"/><Place><Municipality>Kraków</Municipality></Place></Localisation>
      <SubjectLine>Ogłoszenie 12/2019</SubjectLine>
      <OpeningSalutation><Salutation><Code>opening-salut-1</Code><Label>Szanowny Panie</Label></Salutation></OpeningSalutation>
      <Body><Opening>&lt;p&gt;Zgłaszam się na budowę tunelu.&lt;/p&gt;</Opening><MainBody>&lt;p&gt;Prowadziłam pięć budów.&lt;/p&gt;</MainBody><Closing>&lt;p&gt;Chętnie przyjadę.&lt;/p&gt;</Closing></Body>
      <ClosingSalutation><Code>closing-salut-1</Code><Label>Z poważaniem</Label></ClosingSalutation>
    </Letter>
  </CoverLetter>
</SkillsPassport>
`;
