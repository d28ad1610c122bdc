CREATE TABLE "brand_block" (
	"brand_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_block_brand_id_blocked_id_pk" PRIMARY KEY("brand_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "conversation_reading" (
	"conversation_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_reading_conversation_id_brand_id_user_id_pk" PRIMARY KEY("conversation_id","brand_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "conversation_side" (
	"brand_id" integer NOT NULL,
	"conversation_id" integer NOT NULL,
	"other_brand_id" integer NOT NULL,
	"latest_message_at" timestamp with time zone NOT NULL,
	"last_read_at" timestamp with time zone,
	"is_unread" boolean GENERATED ALWAYS AS (last_read_at is null or last_read_at <= latest_message_at) STORED NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"in_received_invitations" boolean DEFAULT false NOT NULL,
	"in_received_applications" boolean DEFAULT false NOT NULL,
	"in_sent_invitations" boolean DEFAULT false NOT NULL,
	"in_sent_applications" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "conversation_side_brand_id_conversation_id_pk" PRIMARY KEY("brand_id","conversation_id")
);
--> statement-breakpoint
CREATE TABLE "conversation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"brand_a" integer NOT NULL,
	"brand_b" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"latest_message_id" bigint NOT NULL,
	"latest_brand_id" integer NOT NULL,
	"latest_text" text NOT NULL,
	CONSTRAINT "conversation_pair" UNIQUE("brand_a","brand_b"),
	CONSTRAINT "conversation_order" CHECK ("conversation"."brand_a" < "conversation"."brand_b")
);
--> statement-breakpoint
CREATE TABLE "message_count" (
	"brand_id" integer NOT NULL,
	"period_starts_on" date NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "message_count_brand_id_period_starts_on_pk" PRIMARY KEY("brand_id","period_starts_on")
);
--> statement-breakpoint
CREATE TABLE "message_report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" bigint NOT NULL,
	"brand_id" integer NOT NULL,
	"user_id" integer,
	"reason" text NOT NULL,
	"comment" text,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" integer,
	"outcome" text,
	CONSTRAINT "message_report_once" UNIQUE("message_id","brand_id")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"sender_id" integer,
	"content" text NOT NULL,
	"kind" text,
	"invite_id" integer,
	"agreement_step" text,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"send_key" uuid,
	"search" "tsvector" NOT NULL,
	CONSTRAINT "message_send_key" UNIQUE("brand_id","send_key")
);
--> statement-breakpoint
CREATE TABLE "partnership_invite" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partnership_invite_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"host_brand_id" integer NOT NULL,
	"invitee_brand_id" integer NOT NULL,
	"is_application" boolean NOT NULL,
	"status" text NOT NULL,
	"agreement_step" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partnership_invite_once" UNIQUE("campaign_id","invitee_brand_id")
);
--> statement-breakpoint
CREATE TABLE "campaign" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"host_brand_id" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brand_block" ADD CONSTRAINT "brand_block_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_block" ADD CONSTRAINT "brand_block_blocked_id_brand_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_block" ADD CONSTRAINT "brand_block_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reading" ADD CONSTRAINT "conversation_reading_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reading" ADD CONSTRAINT "conversation_reading_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reading" ADD CONSTRAINT "conversation_reading_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_side" ADD CONSTRAINT "conversation_side_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_side" ADD CONSTRAINT "conversation_side_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_side" ADD CONSTRAINT "conversation_side_other_brand_id_brand_id_fk" FOREIGN KEY ("other_brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_brand_a_brand_id_fk" FOREIGN KEY ("brand_a") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_brand_b_brand_id_fk" FOREIGN KEY ("brand_b") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_count" ADD CONSTRAINT "message_count_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_resolved_by_app_user_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_sender_id_app_user_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_invite_id_partnership_invite_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."partnership_invite"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_invite" ADD CONSTRAINT "partnership_invite_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_invite" ADD CONSTRAINT "partnership_invite_host_brand_id_brand_id_fk" FOREIGN KEY ("host_brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_invite" ADD CONSTRAINT "partnership_invite_invitee_brand_id_brand_id_fk" FOREIGN KEY ("invitee_brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_host_brand_id_brand_id_fk" FOREIGN KEY ("host_brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_block_blocked_idx" ON "brand_block" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "conversation_side_conversation_idx" ON "conversation_side" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_side_inbox_idx" ON "conversation_side" USING btree ("brand_id","is_unread","latest_message_at","conversation_id") WHERE not is_archived;--> statement-breakpoint
CREATE INDEX "conversation_side_archive_idx" ON "conversation_side" USING btree ("brand_id","is_unread","latest_message_at","conversation_id") WHERE is_archived;--> statement-breakpoint
CREATE INDEX "conversation_side_invitation_idx" ON "conversation_side" USING btree ("brand_id","is_unread","latest_message_at","conversation_id") WHERE in_received_invitations or in_received_applications or in_sent_invitations or in_sent_applications;--> statement-breakpoint
CREATE INDEX "message_report_open_idx" ON "message_report" USING btree ("id") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "message_conversation_idx" ON "message" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "message_invite_idx" ON "message" USING btree ("invite_id") WHERE invite_id is not null;--> statement-breakpoint
CREATE INDEX "message_search_idx" ON "message" USING gin ("search");--> statement-breakpoint
CREATE INDEX "partnership_invite_host_idx" ON "partnership_invite" USING btree ("host_brand_id");--> statement-breakpoint
CREATE INDEX "partnership_invite_invitee_idx" ON "partnership_invite" USING btree ("invitee_brand_id");